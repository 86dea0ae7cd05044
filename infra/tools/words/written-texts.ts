import ts from 'typescript';

/** A text that people read, and the offset at which it begins in its file. */
export interface WrittenText {
  text: string;
  start: number;
}

/** Returns the comments, the string literals, the parts of templates and the texts between tags of a TypeScript file. */
function textsOfCode(path: string, code: string): WrittenText[] {
  const source = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true);
  const found = new Map<number, number>();
  const addComments = (position: number) => {
    const ranges = [
      ...(ts.getLeadingCommentRanges(code, position) ?? []),
      ...(ts.getTrailingCommentRanges(code, position) ?? []),
    ];
    for (const { pos, end } of ranges) found.set(pos, end);
  };
  const visit = (node: ts.Node): void => {
    const children = node.getChildren(source);
    if (ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node) || ts.isJsxText(node)) {
      found.set(node.getStart(source), node.getEnd());
    } else if (children.length === 0) addComments(node.getFullStart());
    for (const child of children) visit(child);
  };
  visit(source);
  return [...found].map(([start, end]) => ({ start, text: code.slice(start, end) }));
}

/** Returns the texts that people read in a file: a whole document, or the comments and texts of code. */
export const textsIn = (path: string, content: string): WrittenText[] =>
  path.endsWith('.md') ? [{ start: 0, text: content }] : textsOfCode(path, content);
