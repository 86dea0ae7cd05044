import { Link, type LinkProps, useMatch } from 'react-router-dom';

interface BarLinkProps extends LinkProps {
  to: string;
  /** Whether pages below the link's URL do not belong to it. */
  end?: boolean;
  /** Whether the open page belongs to the link's page, although its URL is not below it. */
  isParent?: boolean;
}

/** A link of a navigation bar. Its `aria-current` is `page` for the open page, and `true` for the page it belongs to. */
export function BarLink({ end = false, isParent = false, ...link }: BarLinkProps) {
  const isOpen = useMatch({ path: link.to, end: true }) !== null;
  const isAbove = useMatch({ path: link.to, end }) !== null || isParent;
  return <Link {...link} aria-current={isOpen ? 'page' : isAbove ? 'true' : undefined} />;
}
