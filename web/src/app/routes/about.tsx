import { Heading, Link, Stack, Text } from '@chakra-ui/react';
import { Fragment } from 'react';
import { paths } from '#shared/pages.ts';
import { PageHead } from '../../components/page-head.tsx';
import { PagePreview } from '../../components/page-title.tsx';
import { supportEmail } from '../../config/support.ts';
import { type AboutPage, aboutTexts } from '../../features/about/about-texts.ts';

/** Renders a text in which each support address is a link that starts an email. */
function WithEmailLinks({ children }: { children: string }) {
  return children.split(supportEmail).map((text, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed text never change places.
    <Fragment key={index}>
      {index > 0 && (
        <Link href={`mailto:${supportEmail}`} textDecoration="underline">
          {supportEmail}
        </Link>
      )}
      {text}
    </Fragment>
  ));
}

function About({ page }: { page: AboutPage }) {
  const { title, lead, parts } = aboutTexts[page];
  return (
    <Stack maxWidth="65ch" mx="auto" gap="0">
      <PagePreview title={title} text={lead} path={paths[page]} />
      <PageHead title={title} text={lead} />
      <Stack gap="7">
        {parts.map(({ heading, paragraphs }) => (
          <Stack as="section" key={heading} gap="2">
            <Heading as="h2" textStyle="section">
              {heading}
            </Heading>
            {paragraphs.map((paragraph) => (
              <Text key={paragraph} lineHeight="1.6">
                <WithEmailLinks>{paragraph}</WithEmailLinks>
              </Text>
            ))}
          </Stack>
        ))}
      </Stack>
    </Stack>
  );
}

export const Privacy = () => <About page="privacy" />;
export const Terms = () => <About page="terms" />;
export const Contact = () => <About page="contact" />;
