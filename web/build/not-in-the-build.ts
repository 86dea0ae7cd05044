/** What stands in the place of a function that the built application never calls. */
export const never = 'throw new Error("not in the build");';
