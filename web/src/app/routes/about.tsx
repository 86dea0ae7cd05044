import { Heading, Link, Stack, Text } from '@chakra-ui/react';
import { paths } from '#shared/pages.ts';
import { PageHead } from '../../components/page-head.tsx';
import { PagePreview } from '../../components/page-title.tsx';
import { privacyEmail, supportEmail } from '../../config/contact.ts';
import { type AboutPage, aboutTexts, oaicUrl } from '../../features/about/about-texts.ts';

const linked = [supportEmail, privacyEmail, oaicUrl];

/** Renders a text. Email addresses in it become links that start an email with this subject; the OAIC's URL becomes a link. */
function WithLinks({ children, subject }: { children: string; subject: string | undefined }) {
  const mailto = (email: string) => `mailto:${email}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`;
  const target = linked.find((each) => children.includes(each));
  if (!target) return children;
  const [before = '', ...rest] = children.split(target);
  return (
    <>
      {before}
      <Link href={target === oaicUrl ? target : mailto(target)} textDecoration="underline" overflowWrap="anywhere">
        {target.replace(/^https:\/\/(www\.)?/, '')}
      </Link>
      <WithLinks subject={subject}>{rest.join(target)}</WithLinks>
    </>
  );
}

function About({ page }: { page: AboutPage }) {
  const { title, lead, parts } = aboutTexts[page];
  return (
    <Stack maxWidth="65ch" mx="auto" gap="0">
      <PagePreview title={title} text={lead} path={paths[page]} />
      <PageHead title={title} text={lead} />
      <Stack gap="7">
        {parts.map(({ heading, paragraphs, subject }) => (
          <Stack as="section" key={heading} gap="2">
            <Heading as="h2" textStyle="section">
              {heading}
            </Heading>
            {paragraphs.map((paragraph) => (
              <Text key={paragraph} lineHeight="1.6">
                <WithLinks subject={subject}>{paragraph}</WithLinks>
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
