import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';

interface Props {
  page: number;
  hasNext: boolean;
  /** The next page is not what follows a full one, but where a search goes on that was broken off. */
  short?: boolean;
  onTurn: (page: number) => void;
}

/** Previous and next; a list has no last page that could be named without reading all of it. */
export function Pager({ page, hasNext, short = false, onTurn }: Props) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Pages`} className="mt-12 flex flex-wrap items-center justify-center gap-1 sm:gap-4">
      <Button variant="secondary" className="max-sm:px-3.5" disabled={page === 1} onClick={() => onTurn(page - 1)}>
        <Icon name="chevronStart" className="size-4" />
        <Trans>Previous</Trans>
      </Button>
      <span aria-live="polite" className="numbers min-w-18 text-center text-bark">
        <Trans>Page {page}</Trans>
      </span>
      <Button variant="secondary" className="max-sm:px-3.5" disabled={!hasNext} onClick={() => onTurn(page + 1)}>
        {short ? <Trans>Search further</Trans> : <Trans>Next</Trans>}
        <Icon name="chevronEnd" className="size-4" />
      </Button>
    </nav>
  );
}
