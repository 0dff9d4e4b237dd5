import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import type { Destination } from '../../../../../shared/rules/destinations.ts';
import { guidePaths } from '../../../../../shared/rules/publicPaths.ts';
import { placeNames } from '../summaries.ts';
import { MapLabel } from './MapLabel.tsx';
import { arrivals } from './north.ts';
import { project } from './projection.ts';

/** Units that are 44 pixels on a screen 360 pixels wide. */
const tall = 58;

/** On which side of its dot a name has room, and how many units wide it may be there. */
const sides: Record<Destination, { side: 'left' | 'right'; wide: number; dy?: number }> = {
  murree: { side: 'right', wide: 112 },
  swat: { side: 'right', wide: 112 },
  hunza: { side: 'right', wide: 116 },
  kashmir: { side: 'right', wide: 84 },
  gilgit: { side: 'left', wide: 70 },
  skardu: { side: 'right', wide: 76 },
};

/** A destination: its dot and name lead to its guide. */
export function MapPlace({ place }: { place: Destination }) {
  const { t } = useLingui();
  const { side, wide, dy = 0 } = sides[place];
  const { x, y } = project(arrivals[place]);
  const right = side === 'right';
  return (
    <Link to={guidePaths[place]} className="group outline-none">
      <rect
        x={right ? x - 9 : x + 9 - wide}
        y={y + dy - tall / 2}
        width={wide}
        height={tall}
        rx="8"
        strokeWidth="2.5"
        className="fill-transparent stroke-transparent group-focus-visible:stroke-glacier forced-colors:group-focus-visible:stroke-[Highlight]"
      />
      <circle
        cx={x}
        cy={y}
        r="5"
        strokeWidth="2.5"
        className="fill-glacier stroke-[#f3e6d2] forced-colors:fill-[LinkText] forced-colors:stroke-[Canvas] dark:stroke-[#211a16]"
      />
      <MapLabel kind="link" at={arrivals[place]} dx={right ? 9 : -9} dy={dy + 5} anchor={right ? 'start' : 'end'}>
        {t(placeNames[place])}
      </MapLabel>
    </Link>
  );
}
