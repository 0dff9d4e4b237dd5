/** How often a test goes on with other values: many times in a thorough run, and as often as every commit affords in others. */
export function repeats({ usual, thorough }: { usual: number; thorough: number }): number {
  return process.env.THOROUGH ? thorough : usual;
}
