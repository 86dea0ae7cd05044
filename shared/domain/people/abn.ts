/** Australian Business Numbers. A failed checksum gives the reader a hint. It is never a reason to refuse. */

const weights = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19];

/** Spaces are allowed, because users type the number in groups. */
export const hasValidAbnChecksum = (abn: string): boolean => {
  const digits = abn.replaceAll(' ', '');
  if (!/^\d{11}$/.test(digits)) return false;
  const sum = weights.reduce(
    (total, weight, index) => total + weight * (Number(digits[index]) - (index === 0 ? 1 : 0)),
    0,
  );
  return sum % 89 === 0;
};

/** Returns `51 824 753 556`. Text without exactly 11 digits is returned unchanged. */
export const formatAbn = (abn: string): string => abn.replace(/^(\d{2})(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3 $4');
