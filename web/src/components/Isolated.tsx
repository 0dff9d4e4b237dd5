import { langOf } from './writtenIn.ts';

/** A sentence in which each name between the marks of `isolate` stands as what it is: somebody's words, in their language. */
export function Isolated({ text }: { text: string }) {
  const parts = text.split(/[\u2068\u2069]/);
  return parts.map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part is named by its place alone
      <bdi key={index} lang={langOf(part)}>
        {part}
      </bdi>
    ),
  );
}
