import { Plural, Trans } from '@lingui/react/macro';
import type { Trust } from '../../../../shared/contracts/hosts.ts';

/** From here on it is said in days. */
const mostHours = 12;

/** Minutes below which answers are said in minutes. */
const hour = 60;

interface Props {
  /** Whole hours within which he usually answers. */
  hours: number | undefined;
  trust: Trust | undefined;
  owesRefund: true | undefined;
}

/** How fast a host answers and pays refunds back, and how many stays his guests had, once there are enough of them; and that a refund is late. */
export function HostHabits({ hours, trust, owesRefund }: Props) {
  const { answersInMinutes: minutes, stays, refundDays } = trust ?? {};
  return (
    <>
      {minutes !== undefined && minutes > 0 && minutes < hour ? (
        <p>
          <Plural value={minutes} one="Usually answers within a minute" other="Usually answers within # minutes" />
        </p>
      ) : (
        hours !== undefined && <Hours hours={hours} />
      )}
      {stays !== undefined && (
        <p>
          <Plural value={stays} one="# stay in the last 12 months" other="# stays in the last 12 months" />
        </p>
      )}
      {refundDays !== undefined && !owesRefund && <Refunds days={refundDays} />}
      {owesRefund && (
        <p className="font-medium">
          <Trans>Has not paid a guest’s refund in time, and asks for no advance until it is paid.</Trans>
        </p>
      )}
    </>
  );
}

function Hours({ hours }: { hours: number }) {
  return (
    <p>
      {hours > mostHours ? (
        <Trans>Usually answers within a day</Trans>
      ) : (
        <Plural value={hours} one="Usually answers within an hour" other="Usually answers within # hours" />
      )}
    </p>
  );
}

function Refunds({ days }: { days: number }) {
  return (
    <p>
      {days === 0 ? (
        <Trans>Has paid refunds back on the same day</Trans>
      ) : (
        <Plural value={days} one="Has paid refunds back within a day" other="Has paid refunds back within # days" />
      )}
    </p>
  );
}
