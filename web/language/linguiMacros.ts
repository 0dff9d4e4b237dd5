import { type ObjectExpression, type ObjectProperty, transformAsync, types } from '@babel/core';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';

/** Answers with the words of a message in the language of the build, by its id and its English. */
export type Translate = (id: string, english: string) => string;

/**
 * Expands Lingui's macros before anything else sees the source. The words of the one language that is built stay in the
 * code, compiled: each page's chunk brings its own, no catalog is part of the first load, and no string can be missing.
 * Only files that import a macro go through Babel.
 */
export function linguiMacros(translate: Translate = (_, english) => english): Plugin {
  const plugins = [['@lingui/babel-plugin-lingui-macro', { descriptorFields: 'message' }], compiling(translate)];
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
function compiling(translate: Translate) {
  return () => ({
    visitor: {
      ObjectExpression({ node }: { node: ObjectExpression }) {
        if (!isDescriptor(node)) return;
        const [id, message] = [property(node, 'id'), property(node, 'message')];
        if (id?.value.type !== 'StringLiteral' || message?.value.type !== 'StringLiteral') return;
        const compiled = compileMessageOrThrow(translate(id.value.value, message.value.value));
        message.value = types.valueToNode(JSON.parse(JSON.stringify(compiled)));
      },
    },
  });
}

function isDescriptor(node: ObjectExpression): boolean {
  return node.leadingComments?.some((comment) => comment.value.includes('i18n')) ?? false;
}

function property(node: ObjectExpression, name: string): ObjectProperty | undefined {
  return node.properties.find((candidate) => candidate.key?.name === name);
}
