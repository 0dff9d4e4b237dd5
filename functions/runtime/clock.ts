/** Now, in whole seconds since 1970: the unit in which DynamoDB's time to live counts. */
export function nowSeconds(): number {
  return Math.floor(Date.now() / 1000);
}
