import { Trans } from '@lingui/react/macro';
import { Icon } from '../../../components/Icon.tsx';

export function Availability({ available }: { available: boolean }) {
  return (
    <span className={`inline-flex items-center gap-1.5 font-semibold ${available ? 'text-juniper' : 'text-bark'}`}>
      <Icon name={available ? 'check' : 'close'} className="size-4.5" />
      {available ? <Trans>Available</Trans> : <Trans>Not available</Trans>}
    </span>
  );
}
