import { Trans } from '@lingui/react/macro';
import { langOf } from '../../components/writtenIn.ts';
import { useSession } from '../../session.ts';
import { useProfile } from '../accounts/api/profiles.ts';

interface Props {
  /** Name of the guest. */
  guest: string;
  /** The answer is an acceptance. */
  accepts?: boolean;
}

/** The mail that an answer brings to its guest: words of an owner stand in it once his address is confirmed. */
export function MailNote({ guest, accepts = false }: Props) {
  const { profile } = useProfile('vendor', useSession()?.id ?? '');
  const name = <bdi lang={langOf(guest)}>{guest}</bdi>;
  if (profile?.emailConfirmed === false) {
    return (
      <p>
        <Trans>
          {name} gets a mail at once. Your email is not confirmed, so it has none of your words: they stand on Sarai.
        </Trans>
      </p>
    );
  }
  return (
    <p>
      {accepts ? (
        <Trans>{name} gets a mail at once, with your address and your number.</Trans>
      ) : (
        <Trans>{name} gets a mail with this reason at once and looks elsewhere. This cannot be undone.</Trans>
      )}
    </p>
  );
}
