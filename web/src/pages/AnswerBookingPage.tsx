import { useAddressSecret } from '../components/useAddressSecret.ts';
import { LinkMissing } from '../features/requests/link/LinkEnded.tsx';
import { LinkedAnswer } from '../features/requests/link/LinkedAnswer.tsx';

/** Where the links of the mail about a request lead: `#token=` names the request and the answer. Nobody need log in. */
export function AnswerBookingPage() {
  const token = useAddressSecret('token');
  return (
    <div className="page py-8 sm:py-12">
      <div className="max-w-3xl">{token ? <LinkedAnswer token={token} /> : <LinkMissing />}</div>
    </div>
  );
}
