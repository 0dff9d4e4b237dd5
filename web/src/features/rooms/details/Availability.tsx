import { Trans } from '@lingui/react/macro';
import { Icon } from '../../../components/Icon.tsx';

export function Availability({ available }: { available: boolean }) {
  return available ? (
    <span className="inline-flex items-center gap-1.5 font-semibold text-juniper">
      <Icon name="check" className="size-4.5" />
      <Trans>Available</Trans>
    </span>
  ) : (
    <span className="inline-flex items-center gap-1.5 font-semibold text-bark">
      <Icon name="close" className="size-4.5" />
      <Trans>Not available</Trans>
    </span>
  );
}
