/** The content of any answer, including refusals. */
// biome-ignore lint/suspicious/noExplicitAny: an expectation on a wrong path fails the test, as a type error would
export type Json = any;
