import { yup } from '@strapi/utils'

interface Verdict {
  createError(error: { message: string }): Error
}

type Check = (this: Verdict, value: unknown, context: unknown) => unknown

interface Schema {
  test: (this: unknown, ...given: unknown[]) => unknown
}

const answering = new WeakMap<object, Check>()

/** The check, in which a failure is a verdict too. */
function answeringOf(check: Check): Check {
  const known = answering.get(check)
  if (known !== undefined) return known
  const own: Check = function (value, context) {
    const verdict = check.call(this, value, context)
    if (!(verdict instanceof Promise)) return verdict
    return verdict.catch((cause: unknown) => {
      const message = cause instanceof Error ? cause.message : String(cause)
      return Object.assign(this.createError({ message }), { cause })
    })
  }
  answering.set(check, own)
  // Schemas hand their checks on to the schemas that are made of them.
  answering.set(own, own)
  return own
}

/**
 * Makes every check of Strapi's validators end with a verdict. Some ask the database (whether a value is unique), and in
 * the yup that Strapi brings a check that fails is waited for by nobody: the request would never be answered, its
 * transaction never end, and the rejection end the process.
 * Call before Strapi validates anything.
 */
export function answerFromValidators(): void {
  const schema = yup.BaseSchema.prototype as Schema
  const { test } = schema
  schema.test = function (...given) {
    // The forms of yup: (test), (options), (name, test), (name, message, test).
    const last = given.at(-1)
    const own =
      typeof last === 'function'
        ? answeringOf(last as Check)
        : { ...(last as object), test: answeringOf((last as { test: Check }).test) }
    return test.apply(this, [...given.slice(0, -1), own])
  }
}
