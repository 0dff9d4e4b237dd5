import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { recovery } from '../../../../shared/rules/recovery.ts';

/** The state of a history entry after a code was sent. It survives a reload, so the wait does not begin again. */
export function sentNow(): { sentAt: number } {
  return { sentAt: Date.now() };
}

/** Whole seconds until another code may be asked for. */
export function useSecondsToResend(): number {
  const state: unknown = useLocation().state;
  const until = sentAt(state) + recovery.resendSeconds * 1000;
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

function sentAt(state: unknown): number {
  if (typeof state !== 'object' || state === null || !('sentAt' in state)) return 0;
  return typeof state.sentAt === 'number' ? state.sentAt : 0;
}
