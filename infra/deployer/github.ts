/** The repository on GitHub whose workflows deploy. An example: put in your own before the first deployment of the deployer. */
export const github = {
  /**
   * The repository as GitHub names it in its tokens, `owner/name`, or `owner-<id>/name-<id>` where it was made, renamed or
   * moved after 18 June 2026: its settings show it (Actions, OIDC).
   */
  repository: 'sarai-example-1234567/sarai-7654321',
  branch: 'main',
  /** The stage that each merge deploys. What waits for somebody's approval is the environment of the name of the stage. */
  onMerge: 'dev',
};
