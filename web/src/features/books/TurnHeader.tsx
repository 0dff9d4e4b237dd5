import { useSearchParams } from 'react-router-dom';
import { Button } from '../../components/Button.tsx';
import { Icon, type IconName } from '../../components/Icon.tsx';

interface Props {
  /** The day or the month, in words. */
  title: string;
  /** The part of the address that names it. */
  name: 'day' | 'month';
  /** Without a value there is none. */
  before: readonly [value: string | undefined, label: string];
  next: readonly [value: string | undefined, label: string];
}

/** A day or a month by name, and the ways to the one before and the next. */
export function TurnHeader({ title, name, before, next }: Props) {
  const [params, setParams] = useSearchParams();
  const open = (value: string | undefined) => {
    if (value === undefined) return;
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
        <Turn icon="chevronStart" to={before} open={open} />
        <Turn icon="chevronEnd" to={next} open={open} />
      </div>
    </div>
  );
}

interface TurnProps {
  icon: IconName;
  to: Props['next'];
  open: (value: string | undefined) => void;
}

function Turn({ icon, to: [value, label], open }: TurnProps) {
  return (
    <Button
      variant="secondary"
      className="px-3"
      aria-label={label}
      disabled={value === undefined}
      onClick={() => open(value)}
    >
      <Icon name={icon} />
    </Button>
  );
}
