import { Trans } from '@lingui/react/macro';
import type { Talker } from '../../../../../shared/rules/messages.ts';
import { Icon } from '../../../components/Icon.tsx';
import { Link } from '../../../components/Link.tsx';
import { langOf } from '../../../components/writtenIn.ts';
import { useBrowserList } from '../../../offline/BrowserList.ts';
import { guestThreadPath, threadPath } from '../../../paths.ts';
import { guestName } from '../../../words/guests.ts';
import { keyOf, type ThreadName } from '../thread.ts';
import { type UnsentMessage, unsentMessages } from '../unsent/unsentMessages.ts';

/** Above an inbox: threads with a message that is not sent yet. */
export function UnsentLines({ side }: { side: Talker }) {
  const unsent = useBrowserList(unsentMessages).filter(({ thread }) => thread.side === side);
  if (unsent.length === 0) return null;
  const threads = [...Map.groupBy(unsent, ({ thread }) => keyOf(thread))];
  return (
    <ul className="mb-4 grid gap-2">
      {threads.map(([key, [first, ...others]]) => (
        <li key={key}>{first && <UnsentLine message={[first, ...others].find(isRefused) ?? first} />}</li>
      ))}
    </ul>
  );
}

const isRefused = ({ refused }: UnsentMessage) => refused !== undefined;

function UnsentLine({ message }: { message: UnsentMessage }) {
  const to = guestName(message.to);
  return (
    <Link
      to={addressOf(message.thread)}
      className="flex min-h-11 items-center gap-3 rounded-control bg-apricot-pale px-4 py-2 text-walnut underline-offset-4 hover:underline"
    >
      <Icon name="mail" className="size-5 text-apricot-deep" />
      <span className="min-w-0 wrap-anywhere">
        <bdi lang={langOf(to)} className="font-semibold">
          {to}
        </bdi>
        <span className="block text-sm">
          {isRefused(message) ? (
            <Trans>Your message is not sent</Trans>
          ) : message.unconfirmed ? (
            <Trans>Your message waits for your email</Trans>
          ) : (
            <Trans>Your message waits for a connection</Trans>
          )}
        </span>
      </span>
    </Link>
  );
}

function addressOf({ side, id, bookingRequestId }: ThreadName): string {
  return side === 'guest' ? threadPath(id) : guestThreadPath(id, bookingRequestId);
}
