import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { savedAnswerBounds } from '../../../../../shared/rules/messages.ts';
import { Button } from '../../../components/Button.tsx';
import { ErrorState } from '../../../components/ErrorState.tsx';
import { Skeletons } from '../../../components/Skeleton.tsx';
import { Written } from '../../../components/Written.tsx';
import { langOf } from '../../../components/writtenIn.ts';
import { useOutcome } from '../../../forms/outcomeOf.ts';
import { RequestSheet } from '../../bookings/request/RequestSheet.tsx';
import { type SavedAnswer, useSavedAnswers } from '../api/savedAnswers.ts';
import { AnswerForm } from './AnswerForm.tsx';

interface Props {
  vendorId: string;
  /** The message that is being written: a new answer begins with it. */
  typed: string;
  onUse: (text: string) => void;
  onClose: () => void;
}

/** The saved answers of a house: to use, to change, to remove, and to add one. */
export function AnswerSheet({ vendorId, typed, onUse, onClose }: Props) {
  const { answers, error, retry, save, remove } = useSavedAnswers(vendorId);
  const [changing, setChanging] = useState<SavedAnswer | 'new'>();
  const close = () => setChanging(undefined);
  const isFull = (answers?.length ?? 0) >= savedAnswerBounds.most;
  return (
    <RequestSheet title={<Trans>Saved answers</Trans>} onClose={onClose}>
      <div className="grid gap-5 pb-8">
        {!answers && (error ? <ErrorState onRetry={retry} /> : skeleton)}
        {answers && (
          <AnswerList
            answers={answers}
            changing={changing}
            onChanging={setChanging}
            onUse={onUse}
            save={save}
            remove={remove}
          />
        )}
        {isFull && (
          <p className="text-bark">
            <Trans>More than {savedAnswerBounds.most} answers cannot be kept. Remove one first.</Trans>
          </p>
        )}
        {changing === 'new' && (
          <AnswerForm initial={{ name: '', text: typed }} send={(body) => save(body)} onClose={close} />
        )}
        {answers && !isFull && changing !== 'new' && (
          <Button variant="secondary" className="justify-self-start" onClick={() => setChanging('new')}>
            {typed.trim() === '' ? <Trans>Add an answer</Trans> : <Trans>Save what I have written</Trans>}
          </Button>
        )}
      </div>
    </RequestSheet>
  );
}

type Store = ReturnType<typeof useSavedAnswers>;

interface ListProps extends Pick<Store, 'save' | 'remove'>, Pick<Props, 'onUse'> {
  answers: readonly SavedAnswer[];
  /** The one whose form is open. */
  changing: SavedAnswer | 'new' | undefined;
  onChanging: (answer: SavedAnswer | undefined) => void;
}

function AnswerList({ answers, changing, onChanging, onUse, save, remove }: ListProps) {
  if (answers.length === 0)
    return (
      <p className="text-bark">
        <Trans>You keep none yet. Save what you write often: the way, the road in winter, breakfast.</Trans>
      </p>
    );
  const open = changing === 'new' ? undefined : changing?._id;
  return (
    <ul className="divide-y divide-hairline">
      {answers.map((answer) => (
        <li key={answer._id} className="py-3">
          {open === answer._id ? (
            <AnswerForm
              initial={answer}
              send={(body) => save(body, answer._id)}
              onClose={() => onChanging(undefined)}
            />
          ) : (
            <OneAnswer
              answer={answer}
              onUse={() => onUse(answer.text)}
              onChange={() => onChanging(answer)}
              onRemove={() => remove(answer._id)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

const skeleton = <Skeletons className="grid gap-4" shapes={['h-18', 'h-18']} />;

interface OneProps {
  answer: SavedAnswer;
  onUse: () => void;
  onChange: () => void;
  onRemove: () => ReturnType<Store['remove']>;
}

function OneAnswer({ answer: { name, text }, onUse, onChange, onRemove }: OneProps) {
  const { t } = useLingui();
  const [busy, run] = useOutcome(onRemove);
  return (
    <>
      <h3 className="font-semibold wrap-anywhere">
        <bdi lang={langOf(name)}>{name}</bdi>
      </h3>
      <Written text={text} className="line-clamp-3 text-bark" />
      <p className="-mx-2 flex flex-wrap items-center gap-x-2">
        <Button variant="quiet" aria-label={t`Use: ${name}`} onClick={onUse}>
          <Trans>Use</Trans>
        </Button>
        <Button variant="quiet" aria-label={t`Change: ${name}`} onClick={onChange}>
          <Trans>Change</Trans>
        </Button>
        <Button variant="quiet" busy={busy} aria-label={t`Remove: ${name}`} onClick={() => void run()}>
          <Trans>Remove</Trans>
        </Button>
      </p>
    </>
  );
}
