import { config } from 'zod/v4/core';

// The content security policy forbids eval. This setting stops zod from even trying it.
config({ jitless: true });
