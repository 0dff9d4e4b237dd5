import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { coveredWords, isCovered } from '../../../../../shared/rules/coveredWords.ts';
import { violationOf } from '../../../../../shared/rules/field.ts';
import { messageFields } from '../../../../../shared/rules/messageFields.ts';
import { Button } from '../../../components/Button.tsx';
import { langOf } from '../../../components/writtenIn.ts';
import { TextArea } from '../../../forms/TextArea.tsx';
import { threadPath } from '../../../paths.ts';
import { useSession } from '../../../session.ts';
import { formatStay } from '../../../words/days.ts';
import { sayIssue } from '../../../words/words.ts';
import { RequestSheet } from '../../bookings/request/RequestSheet.tsx';
import type { ChosenDays } from '../../bookings/stay/chosenDays.ts';
import { keepDraft, type MessageDraft, readDraft } from '../drafts.ts';
import type { ThreadName } from '../thread.ts';
import { letGo } from '../unsent/sendUnsent.ts';

/** The hotel that is asked about, and the page from which. */
export interface AskedHotel {
  propertyId: string;
  name: string;
  address: string;
  days: ChosenDays;
}

/** A question to an owner. A traveller's goes at once; of a visitor the next page asks who asks. */
export function AskSheet({ hotel, onClose }: { hotel: AskedHotel; onClose: () => void }) {
  const { t } = useLingui();
  const asking = useAsking(hotel, onClose);
  const { text, days, withDays, error } = asking;
  return (
    <RequestSheet
      title={
        <Trans>
          Ask the owner of <bdi lang={langOf(hotel.name)}>{hotel.name}</bdi>
        </Trans>
      }
      onClose={onClose}
    >
      <form noValidate onSubmit={asking.onSubmit} className="grid gap-4 pb-8">
        <TextArea
          name="text"
          label={t`Your question`}
          hint={
            isCovered(coveredWords(text))
              ? t`Links and long numbers are covered until a booking is accepted.`
              : t`The owner sees your first name, and answers here.`
          }
          error={error}
          rows={4}
          autoFocus
          value={text}
          onChange={({ target }) => asking.write(target.value)}
        />
        {days && (
          <label className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              checked={withDays}
              onChange={({ target }) => asking.choose(target.checked)}
              className="size-5 shrink-0 accent-glacier"
            />
            <span className="numbers">
              <Trans>About {formatStay(days.bookingStartDate, days.bookingEndDate)}</Trans>
            </span>
          </label>
        )}
        <Button type="submit">{asking.isVisitor ? <Trans>Continue</Trans> : <Trans>Send</Trans>}</Button>
        {asking.isVisitor && (
          <p className="text-sm text-bark">
            <Trans>Nothing is sent yet: next you say who you are.</Trans>
          </p>
        )}
      </form>
    </RequestSheet>
  );
}

function useAsking({ propertyId, name, address, days: { arrival, checkOut } }: AskedHotel, onClose: () => void) {
  const navigate = useNavigate();
  const session = useSession();
  const thread: ThreadName = { side: 'guest', id: propertyId };
  const [draft, setDraft] = useState(() => readDraft(thread));
  const [withDays, choose] = useState(true);
  const [judged, setJudged] = useState(false);
  const { text } = draft;
  const wrong = violationOf(messageFields.text, text);
  const days =
    arrival !== undefined && checkOut !== undefined
      ? { bookingStartDate: arrival, bookingEndDate: checkOut }
      : undefined;
  const stay = days && withDays ? { stay: days } : {};

  function write(typed: string) {
    const { stay: _, ...kept } = draft;
    const next: MessageDraft = { ...kept, text: typed, hotel: { name, address } };
    setDraft(next);
    keepDraft(thread, next);
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    setJudged(true);
    if (wrong) return;
    if (!session) keepDraft(thread, { ...draft, ...stay, text: text.trim(), hotel: { name, address } });
    else if (!letGo({ thread, to: name, text: text.trim(), ...stay })) return;
    else keepDraft(thread, { text: '' });
    onClose();
    navigate(threadPath(propertyId));
  }

  const error = judged && wrong ? sayIssue({ ...wrong, path: 'text' }) : undefined;
  return { text, days, withDays, error, isVisitor: !session, write, choose, onSubmit };
}
