import { type ReactNode, useId } from 'react';
import { SkeletonBlocks } from '../../components/SkeletonBlocks.tsx';
import { langOf } from '../../components/writtenIn.ts';

interface Props {
  /** Name of the guest. */
  name: string;
  /** It stands beside the name. */
  aside: ReactNode;
  children: ReactNode;
}

/** A request or booking in a list of the owner, headed by its guest. */
export function GuestCard({ name, aside, children }: Props) {
  const id = useId();
  return (
    <article aria-labelledby={id} tabIndex={-1} className="grid gap-4 py-7 outline-none first:pt-0">
      <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2
          id={id}
          dir="auto"
          lang={langOf(name)}
          className="max-w-full text-2xl wrap-anywhere [&:lang(ur)]:leading-[2.1]"
        >
          {name}
        </h2>
        {aside}
      </header>
      {children}
    </article>
  );
}

const shapes = ['h-8 w-56 max-w-full', 'mt-4 h-28 w-full', 'mt-4 h-11 w-44'];

/** Two cards of requests or bookings, while they load. */
export function CardsSkeleton() {
  return <SkeletonBlocks count={2} shapes={shapes} className="grid max-w-3xl gap-10" />;
}
