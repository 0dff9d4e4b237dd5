import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { coveredWords, isCovered } from '../../../../../shared/rules/coveredWords.ts';
import { violationOf } from '../../../../../shared/rules/field.ts';
import { bytesOf } from '../../../../../shared/rules/letters.ts';
import { messageFields } from '../../../../../shared/rules/messageFields.ts';
import { messageBounds } from '../../../../../shared/rules/messages.ts';
import { Button } from '../../../components/Button.tsx';
import { controlStyle } from '../../../components/Field.tsx';
import { sayIssue } from '../../../words/words.ts';
import { messageFieldId } from './messageField.ts';

interface Props {
  text: string;
  onText: (text: string) => void;
  onSend: (text: string) => void;
  /** Nothing is covered any more. */
  agreed: boolean;
  /** It stands above the field. */
  children?: ReactNode;
}

/** The field of a message. Enter sends where there is a keyboard; a phone has a button for it, and Enter begins a line. */
export function Composer({ text, onText, onSend, agreed, children }: Props) {
  const { t } = useLingui();
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const left = lettersLeft(text);
  const wrong = violationOf(messageFields.text, text);
  const isEmpty = text.trim() === '';
  const error = wrong && !isEmpty ? sayIssue({ ...wrong, path: 'text' }) : undefined;

  function send(event: FormEvent) {
    event.preventDefault();
    area.current?.focus();
    if (!wrong && !isEmpty) onSend(text.trim());
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    // Enter that ends a letter of an input method is not the writer's.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || !hasKeyboard()) return;
    send(event);
  }

  return (
    <div className="grid gap-2">
      {/* Its forms are none of a message. */}
      {children}
      <form onSubmit={send} className="grid gap-2">
        {/* Below the field, it would move the button away under a second press. */}
        <div id={`${id}-note`} className="text-sm text-bark empty:hidden">
          {error && <p className="text-poppy">{error}</p>}
          {!error && left < 100 && (
            <p className="numbers" role="status">
              <Trans>{left} characters left</Trans>
            </p>
          )}
          {!agreed && isCovered(coveredWords(text)) && (
            <p>
              <Trans>Links and long numbers are covered until a booking is accepted.</Trans>
            </p>
          )}
        </div>
        <div className="flex flex-wrap items-end justify-end gap-2">
          <textarea
            ref={area}
            id={messageFieldId}
            name="text"
            dir="auto"
            rows={1}
            value={text}
            onChange={({ target }) => onText(target.value)}
            onKeyDown={onKeyDown}
            aria-label={t`Your message`}
            aria-describedby={`${id}-note`}
            aria-invalid={error !== undefined}
            enterKeyHint={hasKeyboard() ? 'send' : 'enter'}
            className={`${controlStyle} field-sizing-content max-h-[30svh] min-w-0 grow basis-40 resize-none`}
          />
          {/* The field keeps the focus at a press, and a phone its keys. */}
          <Button
            type="submit"
            aria-disabled={isEmpty || error !== undefined}
            className="shrink-0 px-4!"
            onMouseDown={(event) => event.preventDefault()}
          >
            <Trans>Send</Trans>
          </Button>
        </div>
      </form>
    </div>
  );
}

/** Letters that still fit, as those of the script that takes two bytes each. */
function lettersLeft(text: string): number {
  const { letters, bytes } = messageBounds;
  return Math.min(letters - text.length, Math.floor((bytes - bytesOf(text)) / 2));
}

/** Somebody types on keys, and not on the glass. */
function hasKeyboard(): boolean {
  return matchMedia('(hover: hover) and (pointer: fine)').matches;
}
