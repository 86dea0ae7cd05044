import { Fragment } from 'react';

/** An email address or URL. In a narrow space, it breaks at its punctuation and not within a word. */
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
