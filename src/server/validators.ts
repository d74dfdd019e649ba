// The form of what comes in. Each is compiled when something of that form first comes: most never do before the next start, and
// compiling all of them took longer than everything else about a start.
import ajvCompiler from '@fastify/ajv-compiler';
import type { FastifySchemaCompiler } from 'fastify';

type Validator = ReturnType<FastifySchemaCompiler<unknown>>;

const OPTIONS = { customOptions: { removeAdditional: false, coerceTypes: false, useDefaults: false } };
const compile = ajvCompiler()({}, OPTIONS) as unknown as FastifySchemaCompiler<unknown>;

export const validatorFor: FastifySchemaCompiler<unknown> = (route) => {
  let known: Validator | null = null;
  const validate: Validator = (data) => {
    known ??= compile(route);
    const isOfForm = known(data);
    validate.errors = known.errors ?? null;
    return isOfForm;
  };
  return validate;
};
