import { useLowData } from '../offline/useLowData.ts';
import dawn from './heroDawn.svg?no-inline';
import night from './heroNight.svg?no-inline';
import { hideBroken } from './hideBroken.ts';

interface Props {
  className?: string;
}

/**
 * The gate of a caravanserai at dawn, and at night in the dark theme. The gate stands at the middle of the lower edge,
 * where every crop keeps it; the upper half is quiet sky for a headline.
 */
export function HeroScene({ className = '' }: Props) {
  if (useLowData()) return <div className={className} />;
  return (
    <picture className="contents">
      <source media="screen and (prefers-color-scheme: dark)" srcSet={night} />
      <img
        src={dawn}
        alt=""
        width={1440}
        height={640}
        fetchPriority="high"
        onError={hideBroken}
        className={`object-cover object-[50%_85%] ${className}`}
      />
    </picture>
  );
}
