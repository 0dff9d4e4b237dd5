/** The gate of a caravanserai, pointed as the arch is, with a ridge and a low sun in its opening. */
export function Mark({ className = 'h-9 w-auto' }: { className?: string }) {
  return (
    <svg viewBox="0 0 36 40" aria-hidden="true" className={className}>
      <path d="M0 40V19C0 10.5 10 6.5 18 0c8 6.5 18 10.5 18 19v21Z" className="fill-glacier" />
      <path d="M6 40V21.5C6 15.5 12.5 12.5 18 8c5.5 4.5 12 7.5 12 13.5V40Z" className="fill-snow" />
      <circle cx="22.5" cy="20" r="3.2" className="fill-apricot" />
      <path d="m5.5 32.5 6.5-8 3.5 4L20.5 22 30.5 33.5V40h-25Z" className="fill-glacier" />
      <path d="m20.5 22 4.3 5-2.6-.8-1.9 1.6-2-2.9Z" className="fill-snow" />
    </svg>
  );
}
