import type { Plugin } from 'vite';

/** Text of Amplify Storage and what it is replaced by, by file. It is exact, so that a release that differs is noticed. */
const patches: Record<string, readonly (readonly [faulty: string, fixed: string])[]> = {
  // Its switch for a testing endpoint lacks an `else`: every call then goes on to the check for other endpoints, which
  // allows no `http://`, and fails with InvalidCustomEndpoint.
  's3data/base.mjs': [
    [
      'endpoint = new AmplifyUrl(customEndpoint);\n        }\n        assertValidationError(',
      'endpoint = new AmplifyUrl(customEndpoint);\n        } else {\n        assertValidationError(',
    ],
    [
      // biome-ignore lint/suspicious/noTemplateCurlyInString: this is source text
      'endpoint = new AmplifyUrl(`https://${customEndpoint}`);\n',
      // biome-ignore lint/suspicious/noTemplateCurlyInString: this is source text
      'endpoint = new AmplifyUrl(`https://${customEndpoint}`);\n        }\n',
    ],
  ],
  // The endpoint behind that switch has a fixed port. The local server takes uploads on the site's own origin, whatever
  // its port, as the content security policy demands.
  'utils/constants.mjs': [["'http://localhost:20005'", 'globalThis.location.origin']],
};

/**
 * Lets Amplify Storage put photos where the local server takes them. On AWS nothing names an endpoint, and none of what
 * is replaced here runs.
 */
export function patchAmplifyStorage(): Plugin {
  return {
    name: 'sarai-patch-amplify-storage',
    transform: {
      filter: { id: /@aws-amplify\/storage\/.*(s3data\/base|s3\/utils\/constants)\.mjs/ },
      handler(code, id) {
        const file = Object.keys(patches).find((name) => id.split('?')[0]?.endsWith(name));
        return { code: (patches[file ?? ''] ?? []).reduce(patch, code), map: null };
      },
    },
  };
}

function patch(code: string, [faulty, fixed]: readonly [string, string]): string {
  if (code.split(faulty).length === 2) return code.replace(faulty, () => fixed);
  throw new Error('This release of Amplify Storage differs from the one that is patched: see what it still needs.');
}
