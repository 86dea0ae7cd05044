import { config } from 'zod/v4/core';

// The content security policy forbids code made from text; told so, the schemas do not even try it.
config({ jitless: true });
