import { Skeleton, SkeletonGroup } from './Skeleton.tsx';

interface Props {
  count: number;
  /** The classes of each shape of a block. */
  shapes: readonly string[];
  className: string;
}

/** Blocks of the same shapes, one below the other. */
export function SkeletonBlocks({ count, shapes, className }: Props) {
  return (
    <SkeletonGroup className={className}>
      {Array.from({ length: count }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a block is named by its place alone
        <div key={place}>
          {shapes.map((shape) => (
            <Skeleton key={shape} className={shape} />
          ))}
        </div>
      ))}
    </SkeletonGroup>
  );
}
