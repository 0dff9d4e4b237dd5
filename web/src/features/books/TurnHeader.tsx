import { useSearchParams } from 'react-router-dom';
import { Button } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';

interface Props {
  /** The day or the month, in words. */
  title: string;
  /** The part of the address that names it. */
  name: 'day' | 'month';
  before: readonly [value: string, label: string];
  /** Without a value there is none. */
  next: readonly [value: string | undefined, label: string];
}

/** A day or a month by name, and the ways to the one before and the next. */
export function TurnHeader({ title, name, before, next }: Props) {
  const [params, setParams] = useSearchParams();
  const open = (value: string) => {
    const turned = new URLSearchParams(params);
    turned.set(name, value);
    setParams(turned, { replace: true });
  };
  return (
    <div className="flex flex-wrap items-start justify-between gap-4">
      <h2 aria-live="polite" className="numbers min-w-0 grow basis-44 text-2xl wrap-anywhere">
        {title}
      </h2>
      <div className="flex shrink-0 gap-2 print:hidden">
        <Button variant="secondary" className="px-3" aria-label={before[1]} onClick={() => open(before[0])}>
          <Icon name="chevronStart" />
        </Button>
        <Button
          variant="secondary"
          className="px-3"
          aria-label={next[1]}
          disabled={next[0] === undefined}
          onClick={() => next[0] !== undefined && open(next[0])}
        >
          <Icon name="chevronEnd" />
        </Button>
      </div>
    </div>
  );
}
