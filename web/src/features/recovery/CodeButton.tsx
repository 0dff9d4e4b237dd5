import { Plural } from '@lingui/react/macro';
import { type ComponentProps, useEffect, useState } from 'react';
import { recovery } from '../../../../shared/rules/recovery.ts';
import { Button } from '../../components/Button.tsx';

interface Props extends ComponentProps<typeof Button> {
  /** When the last code was sent, in milliseconds since 1970; 0 where none was. */
  sentAt: number;
}

/** Asks for a code, and for another one once the wait for it is over. */
export function CodeButton({ sentAt, ...button }: Props) {
  const seconds = useSecondsSince(sentAt);
  return (
    <>
      <Button {...button} disabled={seconds > 0} />
      {seconds > 0 && (
        <span className="numbers">
          <Plural value={seconds} one="in # second" other="in # seconds" />
        </span>
      )}
    </>
  );
}

/** Whole seconds until another code can be sent. */
function useSecondsSince(sentAt: number): number {
  const until = sentAt + recovery.resendSeconds * 1000;
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(tick, 1000);
    function tick() {
      const time = Date.now();
      setNow(time);
      if (time >= until) clearInterval(timer);
    }
    tick();
    return () => clearInterval(timer);
  }, [until]);
  const left = Math.ceil((until - now) / 1000);
  return Math.min(Math.max(0, left), recovery.resendSeconds);
}
