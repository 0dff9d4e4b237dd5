import dawn from './heroDawn.svg?no-inline';
import night from './heroNight.svg?no-inline';

/**
 * The gate of a caravanserai at dawn, and at night in the dark theme. The gate stands at the middle of the lower edge,
 * where every crop keeps it; the upper half is quiet sky for a headline.
 */
export function HeroScene({ className = '' }: { className?: string }) {
  return (
    <picture>
      <source srcSet={night} media="(prefers-color-scheme: dark)" />
      <img
        src={dawn}
        alt=""
        width={1440}
        height={640}
        fetchPriority="high"
        className={`object-cover object-[50%_85%] ${className}`}
      />
    </picture>
  );
}
