import { Fragment } from 'react';

/** An email or web address. Where there is no room for it in one line, it breaks at its signs and not in a word. */
export const WebName = ({ of }: { of: string }) => {
  let end = 0;
  return of.split(/(?<=[@/])|(?=[.])/).map((part) => {
    end += part.length;
    return (
      <Fragment key={end}>
        {end > part.length && <wbr />}
        {part}
      </Fragment>
    );
  });
};
