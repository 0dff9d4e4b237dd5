import { useLowData } from '../offline/useLowData.ts';
import dawn from './heroDawn.svg?no-inline';
import dawnSource from './heroDawn.svg?raw';
import night from './heroNight.svg?no-inline';
import { hideBroken } from './hideBroken.ts';
import { filling, StandingDrawing } from './StandingDrawing.tsx';

interface Props {
  className?: string;
}

/**
 * The gate of a caravanserai at dawn, and at night in the dark theme. The gate stands at the middle of the lower edge,
 * where every crop keeps it; the upper half is quiet sky for a headline.
 */
export function HeroScene({ className = '' }: Props) {
  return (
    <>
      <StandingDrawing
        id="hero-dawn"
        source={import.meta.env.SSR ? filling(dawnSource, true) : ''}
        className={`dark:hidden ${className}`}
      >
        <Scene src={dawn} className={`dark:hidden ${className}`} />
      </StandingDrawing>
      <Scene src={night} className={`not-dark:hidden ${className}`} />
    </>
  );
}

/** Lazy, so that it is not loaded where it is not shown. */
function Scene({ src, className }: Required<Props> & { src: string }) {
  if (useLowData()) return <div className={className} />;
  return (
    <img
      src={src}
      alt=""
      width={1440}
      height={640}
      loading="lazy"
      onError={hideBroken}
      className={`object-cover object-[50%_85%] ${className}`}
    />
  );
}
