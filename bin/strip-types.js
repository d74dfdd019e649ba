// Strips the types from Kontor's own sources where Node itself does not: below node_modules.
import { readFileSync } from 'node:fs';
import { registerHooks, stripTypeScriptTypes } from 'node:module';
import { fileURLToPath } from 'node:url';

const SOURCES = new URL('../src/', import.meta.url).href;

registerHooks({
  load(url, context, next) {
    if (!url.startsWith(SOURCES) || !/\.ts(\?|$)/.test(url)) return next(url, context);
    const source = stripTypeScriptTypes(readFileSync(fileURLToPath(url), 'utf8'));
    return { format: 'module', shortCircuit: true, source };
  },
});
