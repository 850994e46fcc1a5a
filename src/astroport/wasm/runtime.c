// What compiled rules find around them where there is no operating system and no Python.
//
// Memory: regions are reserved for good, one after another, and are blank at first. Above them lies what a function
// takes for itself while it runs; when the last of that is given back, all of it is free again.

typedef unsigned long Size;

typedef struct {  // as Numba lays out what it counts references of
  Size references;
  void (*destructor)(void *, Size, void *);
  void *destructor_info;
  void *data;
  Size size;
  void *allocator;
} MemInfo;

enum { PAGE = 65536, ALIGNED = 32 };

extern char __heap_base;
static char *floor_, *top;
static Size taken;

static void *take(Size size) {
  if (!top) floor_ = top = (char *)(((Size)&__heap_base + ALIGNED - 1) & -(Size)ALIGNED);
  char *found = top;
  top += (size + ALIGNED - 1) & -(Size)ALIGNED;
  Size there = __builtin_wasm_memory_size(0) * PAGE;
  if ((Size)top > there && __builtin_wasm_memory_grow(0, ((Size)top - there + PAGE - 1) / PAGE) == (Size)-1)
    __builtin_trap();
  return found;
}

__attribute__((export_name("reserve"))) void *reserve(int size) {
  void *found = take(size);
  floor_ = top;
  __builtin_memset(found, 0, size);
  return found;
}

MemInfo *NRT_MemInfo_alloc_aligned(Size size, unsigned align) {
  (void)align;  // ALIGNED is as much as anybody asks for
  taken++;
  MemInfo *info = take(sizeof(MemInfo));
  *info = (MemInfo){.references = 1, .data = take(size), .size = size};
  return info;
}

void NRT_MemInfo_call_dtor(MemInfo *info) {
  (void)info;
  if (!--taken) top = floor_;
}

// What Numba would call to raise an exception in Python. Rules raise none, so whoever comes here ends.
#define NEVER(name) \
  void name(void) { __builtin_trap(); }
NEVER(NRT_Free)
NEVER(PyBytes_FromStringAndSize)
NEVER(PyErr_Clear)
NEVER(PyErr_SetString)
NEVER(PyErr_WriteUnraisable)
NEVER(PyUnicode_FromString)
NEVER(Py_DecRef)
NEVER(numba_do_raise)
NEVER(numba_gil_ensure)
NEVER(numba_gil_release)
NEVER(numba_runtime_build_excinfo_struct)
NEVER(numba_unpickle)
void *PyExc_RuntimeError;
