import { Trans } from '@lingui/react/macro';
import { langOf } from '../../../components/writtenIn.ts';
import { threadPath } from '../../../paths.ts';
import { Purpose } from '../../bookings/request/PurposeNote.tsx';
import { readDraft } from '../drafts.ts';

/** On the way to ask an owner: what the login or signup is for. */
export function QuestionPurpose({ next = '', step }: { next: string | undefined; step: 'login' | 'signup' }) {
  const id = new URLSearchParams(next.split('?')[1]).get('property') ?? '';
  const hotel = next === threadPath(id) ? readDraft({ side: 'guest', id }).hotel : undefined;
  if (!hotel) return null;
  const name = <bdi lang={langOf(hotel.name)}>{hotel.name}</bdi>;
  return (
    <Purpose icon="talk">
      {step === 'login' ? (
        <Trans>Log in to ask the owner of {name}.</Trans>
      ) : (
        <Trans>Sign up to ask the owner of {name}.</Trans>
      )}{' '}
      <span className="text-bark">
        <Trans>Your question is remembered, and nothing is sent before you press Send.</Trans>
      </span>
    </Purpose>
  );
}
