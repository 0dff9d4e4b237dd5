const arches = [0, 1, 2] as const;

/** Three arched windows of a house at night; as many are lit as the class is high. */
export function LitWindows({ count }: { count: 1 | 2 | 3 }) {
  return (
    <svg viewBox="0 0 104 44" aria-hidden="true" className="h-9 w-auto shrink-0 md:h-12">
      {arches.map((index) => (
        <path
          key={index}
          d="M0 44V21C0 11 8 6 14 0c6 6 14 11 14 21v23Z"
          transform={`translate(${index * 38})`}
          className={index < count ? 'fill-apricot' : 'fill-hairline'}
        />
      ))}
    </svg>
  );
}
