import type { Role } from '../../../../shared/roles.ts';
import { ErrorState } from '../../components/ErrorState.tsx';
import { Skeletons } from '../../components/Skeleton.tsx';
import { useProfile } from '../accounts/api/profiles.ts';
import { MailBlocked } from '../accounts/MailBlocked.tsx';
import { EmailCode } from './EmailCode.tsx';

interface Props {
  role: Role;
  id: string;
  onConfirmed: () => void;
}

/** Confirms the email of the own account in the middle of something else: the first code goes by itself. */
export function OwnEmailCode({ role, id, onConfirmed }: Props) {
  const { profile, error, retry } = useProfile(role, id);
  if (!profile) {
    return error ? (
      <ErrorState onRetry={retry} />
    ) : (
      <Skeletons className="grid gap-4" shapes={['h-12', 'h-18', 'h-11']} />
    );
  }
  return (
    <>
      <MailBlocked role={role} id={id} />
      <EmailCode role={role} profile={profile} auto onConfirmed={onConfirmed} />
    </>
  );
}
