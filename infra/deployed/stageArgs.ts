/** The arguments of a command: the stage of `-c stage=<name>`, and all others. */
/** Reads a stage as the CDK's own commands name it. */
export function stageArgs(args: readonly string[]): { stage: string | undefined; rest: string[] } {
  const at = args.findIndex((each, index) => each === '-c' && args[index + 1]?.startsWith('stage='));
  if (at < 0) return { stage: undefined, rest: [...args] };
  return { stage: args[at + 1]?.slice('stage='.length), rest: args.toSpliced(at, 2) };
}
