/** The content of any answer, including refusals. */
// biome-ignore lint/suspicious/noExplicitAny: an expectation on a wrong path fails the test, which is what a type would say
export type Json = any;
