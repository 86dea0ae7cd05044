import { join } from 'node:path';
import ts from 'typescript';
import { projectRoot } from '../../install.mjs';

/** Descriptions of types by their structure, without names and locations, so that two types can be compared. */

function describeType(checker: ts.TypeChecker, type: ts.Type, depth = 0): string {
  if (depth > 12) throw new Error(`${checker.typeToString(type)} is too deep to be written down`);
  const describe = (inner: ts.Type) => describeType(checker, inner, depth + 1);
  if (type.isUnion()) return [...new Set(type.types.map(describe))].sort().join(' | ');
  if (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown | ts.TypeFlags.TypeParameter))
    throw new Error(`${checker.typeToString(type)} says nothing about what is stored`);
  if (!(type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection))) return checker.typeToString(type);
  if (type.symbol?.name === 'Uint8Array') return 'bytes';
  if (checker.isArrayType(type) || checker.isTupleType(type))
    return `[${checker
      .getTypeArguments(type as ts.TypeReference)
      .map(describe)
      .join(', ')}]`;
  const fields = checker.getPropertiesOfType(type).map((field) => {
    const isOptional = (field.flags & ts.SymbolFlags.Optional) !== 0;
    const inner = checker.getTypeOfSymbol(field);
    return `${field.name}${isOptional ? '?' : ''}: ${describe(isOptional ? checker.getNonNullableType(inner) : inner)}`;
  });
  const others = checker
    .getIndexInfosOfType(type)
    .map(({ keyType, type: inner }) => `[${describe(keyType)}]: ${describe(inner)}`);
  return `{ ${[...fields, ...others].sort().join('; ')} }`;
}

/** Describes each field of one exported type. The source is compiled as if it were a file in the folder of the rows. */
export function describeFields(source: string, exportedType: string): ReadonlyMap<string, string> {
  const file = join(projectRoot, 'functions/data', 'described-by-a-test.ts');
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    allowImportingTsExtensions: true,
    noEmit: true,
    strict: true,
    noUncheckedIndexedAccess: true,
    skipLibCheck: true,
    types: ['node'],
  };
  const host = ts.createCompilerHost(options);
  const readSource = host.getSourceFile.bind(host);
  host.getSourceFile = (name, ...rest) =>
    name === file ? ts.createSourceFile(name, source, ts.ScriptTarget.ES2023) : readSource(name, ...rest);
  const program = ts.createProgram([file], options, host);
  const checker = program.getTypeChecker();
  const written = program.getSourceFile(file);
  const module = written && checker.getSymbolAtLocation(written);
  const symbol = module && checker.getExportsOfModule(module).find(({ name }) => name === exportedType);
  if (!written || !symbol) throw new Error(`There is no type ${exportedType}`);
  const wrong = program.getSemanticDiagnostics(written);
  if (wrong.length > 0)
    throw new Error(ts.formatDiagnostics(wrong, { ...host, getCurrentDirectory: () => projectRoot }));
  const fields = checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(symbol));
  return new Map(fields.map((field) => [field.name, describeType(checker, checker.getTypeOfSymbol(field))]));
}
