import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { recovery } from '../../../../shared/rules/recovery.ts';
import { fromHistory } from '../../historyState.ts';

/** The state of a history entry after a code was sent. It survives a reload, so the wait does not begin again. */
export function sentNow(): { sentAt: number } {
  return { sentAt: Date.now() };
}

/** Whole seconds until another code can be sent, by the time in the history entry. */
export function useSecondsToResend(): number {
  return useSecondsSince(Number(fromHistory(useLocation().state, 'sentAt')) || 0);
}

/** Seconds until another code can be sent; `sentAt` is the time of the last one in milliseconds since 1970. */
export function useSecondsSince(sentAt: number): number {
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
