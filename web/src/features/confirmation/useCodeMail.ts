import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../api/ApiError.ts';
import { endToastOfRead, toast } from '../../components/toasts/toast.ts';
import { keepSentCode, readSentCode, type SentCode } from './sentCode.ts';

/** Seconds between two looks at whether the link of the mail was pressed elsewhere. */
export const everySeconds = 5;

interface Setup extends Pick<SentCode, 'owner' | 'email'> {
  /** Mails a code; answers with what is known of the mail. */
  mail: () => Promise<Partial<Pick<SentCode, 'challenge' | 'sentAt'>>>;
  /** The first mail goes without a press, as soon as there is a line. */
  auto: boolean;
}

export type CodeMail = ReturnType<typeof useCodeMail>;

/** The mails with a code to an address: the newest one, and a further one at a press. */
export function useCodeMail({ owner, email, mail, auto }: Setup) {
  const [kept, setKept] = useState(() => readSentCode(owner, email));
  const [error, setError] = useState<ApiError>();
  const [busy, setBusy] = useState(false);
  const underWay = useRef(false);
  const isOurs = kept?.owner === owner && kept.email === email;
  // That of another tab comes first; one that was used is stored no more, and nobody needs another.
  const sent = readSentCode(owner, email) ?? (isOurs ? kept : undefined);

  function keep(code: Omit<SentCode, 'owner' | 'email'>) {
    const next = { owner, email, ...code };
    keepSentCode(next);
    setKept(next);
  }

  async function send() {
    if (underWay.current) return;
    const near = document.activeElement;
    underWay.current = true;
    setBusy(true);
    const failure = await mail().then(
      (answer) => void keep({ sentAt: Date.now(), ...answer }),
      (reason: unknown) => reason,
    );
    underWay.current = false;
    setBusy(false);
    if (failure !== undefined && !(failure instanceof ApiError)) throw failure;
    setError(failure);
    const readKey = `mail to ${owner}`;
    if (failure) toast('error', failure.message, { near, readKey });
    else endToastOfRead(readKey);
  }

  const latest = useRef(send);
  latest.current = send;
  const begins = auto && sent === undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: an address that was corrected gets a mail of its own
  useEffect(() => {
    if (!begins) return;
    const begin = () => void latest.current();
    if (navigator.onLine) begin();
    addEventListener('online', begin);
    return () => removeEventListener('online', begin);
  }, [begins, email]);

  return { sent, error, busy, send: () => void send() };
}
