/** What an answer of any shape holds, refusals included. */
// biome-ignore lint/suspicious/noExplicitAny: an expectation on a wrong path fails the test, which is what a type would say
export type Json = any;
