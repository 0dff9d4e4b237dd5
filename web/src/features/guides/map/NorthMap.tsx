import { Trans, useLingui } from '@lingui/react/macro';
import { guidePaths } from '../../../../../shared/addresses/publicPaths.ts';
import { type Destination, destinationKeys } from '../../../../../shared/rules/destinations.ts';
import { Link } from '../../../components/Link.tsx';
import { placeNames } from '../summaries.ts';
import { MapLabel } from './MapLabel.tsx';
import { arrivals, mapRoads, peaks, rivers, start } from './north.ts';
import { lineThrough, mapSize, project } from './projection.ts';
import { Mountain, Ranges } from './Ranges.tsx';

const { width, height } = mapSize;

/**
 * The north on one sheet: where the six destinations lie, and the roads that lead there. A map is never mirrored: what is in
 * the east stands at the right in every language.
 */
export function NorthMap() {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Map of the north`}>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: the landmark around it has the name; a title would cover the links under the mouse */}
      <svg
        viewBox={`0 0 ${width} ${height}`}
        direction="ltr"
        className="h-auto w-full rounded-panel bg-[#f3e6d2] forced-colors:border forced-colors:bg-[Canvas] dark:bg-[#211a16]"
      >
        <Ranges />
        <g fill="none" strokeLinecap="round" strokeLinejoin="round">
          {rivers.map(({ name, spots }) => (
            <path
              key={name.id}
              d={lineThrough(spots)}
              strokeWidth="5.5"
              className="stroke-[#8cc2c7] forced-colors:stroke-[GrayText] dark:stroke-[#28606a]"
            />
          ))}
          {mapRoads.map(({ name, spots }) => (
            <path
              key={name.id}
              d={lineThrough(spots)}
              strokeWidth="2.4"
              className="stroke-apricot-deep forced-colors:stroke-[CanvasText]"
            />
          ))}
        </g>
        {rivers.map(({ name, label }) => (
          <MapLabel key={name.id} kind="river" at={label} className="max-sm:hidden">
            {t(name)}
          </MapLabel>
        ))}
        {peaks.map(({ name, at, beside }) => (
          <g key={name.id}>
            <Mountain at={at} size={1.6} />
            <MapLabel kind="peak" at={at} {...(beside ? { dx: 20, dy: 6, anchor: 'start' } : { dy: 22 })}>
              {t(name)}
            </MapLabel>
          </g>
        ))}
        {mapRoads.map(({ name, sign }, index) => (
          <RoadSign key={name.id} number={index + 1} at={project(sign)} />
        ))}
        <Start />
        {destinationKeys.map((place) => (
          <MapPlace key={place} place={place} />
        ))}
        <Scale />
      </svg>
    </nav>
  );
}

function RoadSign({ number, at: { x, y } }: { number: number; at: { x: number; y: number } }) {
  return (
    <g transform={`translate(${x} ${y})`} className="max-sm:text-[13px] sm:text-[9px]">
      <circle className="fill-apricot-deep max-sm:[r:8px] sm:[r:6px] forced-colors:fill-[Canvas] forced-colors:stroke-[CanvasText]" />
      <text
        textAnchor="middle"
        dominantBaseline="central"
        className="numbers forced-color-adjust-none fill-snow font-sans font-semibold forced-colors:fill-[CanvasText]"
        lang="en"
      >
        {number}
      </text>
    </g>
  );
}

/** Where the roads begin: it has no guide, and is no link. */
function Start() {
  const { t } = useLingui();
  const { x, y } = project(start.at);
  return (
    <>
      <path
        d="M-5 5v-6a5 5.500 0 0 1 10 0v6z"
        transform={`translate(${x} ${y})`}
        className="fill-walnut forced-colors:fill-[CanvasText]"
      />
      <MapLabel kind="place" at={start.at} dx={-9} dy={4} anchor="end">
        {t(start.name)}
      </MapLabel>
    </>
  );
}

/** How long 50 km are: 45 units. */
function Scale() {
  return (
    <g transform={`translate(${width - 58} ${height - 14})`}>
      <path
        d="M0-4v4h45v-4"
        fill="none"
        strokeWidth="1.5"
        className="stroke-walnut forced-colors:stroke-[CanvasText]"
      />
      <text
        x="22.5"
        y="-7"
        textAnchor="middle"
        className="numbers forced-color-adjust-none fill-walnut urdu:[direction:rtl] max-sm:text-[14px] sm:text-[8px] forced-colors:fill-[CanvasText]"
      >
        <Trans>50 km</Trans>
      </text>
    </g>
  );
}

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
function MapPlace({ place }: { place: Destination }) {
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
