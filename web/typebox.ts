// What the browser has in place of TypeBox: the server checks what is sent and the compiler how it is written. Of a
// schema the values of an enum are read, and the properties that others are made of.

const nothing = () => ({})
const itself = <S>(schema: S) => schema

export const Type = {
  Array: nothing,
  Boolean: nothing,
  Enum: (values: readonly string[]) => ({ enum: values }),
  Exclude: nothing,
  Integer: nothing,
  Literal: nothing,
  Null: nothing,
  Number: nothing,
  Object: (properties: object) => ({ properties }),
  Optional: itself,
  Partial: itself,
  Record: nothing,
  String: nothing,
  Union: nothing,
  Unknown: nothing,
  Unsafe: itself,
}
