const windows = [0, 1, 2] as const;

/** Three arched windows of a house at night; as many are lit as the class is high. */
export function LitWindows({ count }: { count: 1 | 2 | 3 }) {
  return (
    <svg viewBox="0 0 112 48" aria-hidden="true" className="h-12 w-auto">
      {windows.map((index) => (
        <g key={index} transform={`translate(${index * 40})`}>
          <path
            d="M0 48V22C0 12 10 9 16 0c6 9 16 12 16 22v26Z"
            className={index < count ? 'fill-apricot' : 'fill-hairline'}
          />
          <path d="M16 2v46M0 27h32" className="stroke-drift" strokeWidth="2.5" />
        </g>
      ))}
    </svg>
  );
}
