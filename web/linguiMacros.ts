import { type ObjectExpression, type ObjectProperty, transformAsync, types } from '@babel/core';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';

const plugins = [['@lingui/babel-plugin-lingui-macro', { descriptorFields: 'message' }], compileEnglish];

/**
 * Expands Lingui's macros before anything else sees the source. English stays in the code, compiled: each page's
 * chunk brings its own words, no catalog is part of the first load, and no string can be missing. A catalog of another
 * language, once loaded, wins over it. Only files that import a macro go through Babel.
 */
export function linguiMacros(): Plugin {
  return {
    name: 'sarai-lingui-macros',
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx?$/, code: /@lingui\/(core|react)\/macro/ },
      async handler(code, id) {
        const result = await transformAsync(code, {
          filename: id,
          babelrc: false,
          configFile: false,
          sourceMaps: true,
          parserOpts: { plugins: ['typescript', 'jsx'] },
          plugins,
        });
        return result?.code ? { code: result.code, map: result.map } : null;
      },
    },
  };
}

/** Turns the message of each descriptor that the macros leave behind into what Lingui's runtime interpolates. */
function compileEnglish() {
  return {
    visitor: {
      ObjectExpression({ node }: { node: ObjectExpression }) {
        const message = isDescriptor(node) ? property(node, 'message') : undefined;
        if (message?.value.type !== 'StringLiteral') return;
        const compiled = compileMessageOrThrow(message.value.value);
        message.value = types.valueToNode(JSON.parse(JSON.stringify(compiled)));
      },
    },
  };
}

function isDescriptor(node: ObjectExpression): boolean {
  return node.leadingComments?.some((comment) => comment.value.includes('i18n')) ?? false;
}

function property(node: ObjectExpression, name: string): ObjectProperty | undefined {
  return node.properties.find((candidate) => candidate.key?.name === name);
}
