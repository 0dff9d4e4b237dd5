import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { Icon } from '../../components/Icon.tsx';

interface Props {
  /** The values of the fields, a line each: "Economy class", "PKR 500 to 2,000". */
  holds: readonly string[];
  /** Fields, as a part of the form's grid. */
  children: ReactNode;
}

/**
 * Fields that a phone shows when its box is ticked, and other screens always. It is a box because that works before the
 * form's script is there, and in every browser. A field that is wrong is never folded.
 */
export function FoldOnPhone({ holds, children }: Props) {
  const id = useId();
  return (
    <>
      <input type="checkbox" id={id} className="peer/fold sr-only sm:hidden" />
      <label
        htmlFor={id}
        className="flex min-h-11 cursor-pointer items-center gap-1.5 rounded-control font-semibold text-glacier peer-checked/fold:col-span-2 peer-focus-visible/fold:outline-3 peer-focus-visible/fold:outline-glacier peer-checked/fold:[&>svg]:rotate-180 sm:hidden"
      >
        <span className="sr-only">
          <Trans>Class and price:</Trans>
        </span>
        <span className="numbers min-w-0 text-sm leading-tight">
          {holds.map((line) => (
            <span key={line} className="block text-balance">
              {line}{' '}
            </span>
          ))}
        </span>
        <Icon name="chevronDown" className="size-5 transition-transform" />
      </label>
      <div className="hidden peer-checked/fold:contents has-[[aria-invalid=true]]:contents sm:contents">{children}</div>
    </>
  );
}
